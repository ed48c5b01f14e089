module.exports = '/assets/font.woff2';
