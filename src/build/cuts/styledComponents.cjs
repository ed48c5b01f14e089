/** From this many rules on, a sheet takes no appended rule: in the synchronous run that begins it, and later. */
const RULES = 40;
const LATER_RULES = 8;

/**
 * Distributes the rules, in the same order, over several style sheets of a few dozen rules each, those of late code
 * over sheets of their own. Where a rule with a media query or of an animation joins a sheet, Chromium computes anew the
 * styles of all elements that any rule of that sheet could match: with all the shop's rules in a single sheet, that was
 * most of the time that opening a menu took.
 */
const sheets = `new class {
  constructor() { this.sheets = []; this.length = 0; }
  insertRule(index, rule) {
    let sheet;
    for (sheet of this.sheets) {
      if (index < sheet.length || (index === sheet.length && index < (sheet.isNew ? ${RULES} : ${LATER_RULES}))) break;
      index -= sheet.length;
      sheet = null;
    }
    if (!sheet) {
      this.sheets.push(sheet = new Ee(t, n));
      const begun = sheet;
      begun.isNew = true;
      Promise.resolve().then(() => { begun.isNew = false; });
    }
    return sheet.insertRule(index, rule) && !!++this.length;
  }
  at(index, use) {
    for (const sheet of this.sheets) {
      if (index < sheet.length) return use(sheet, index);
      index -= sheet.length;
    }
  }
  deleteRule(index) { this.at(index, (sheet, at) => { sheet.deleteRule(at); this.length--; }); }
  getRule(index) { return this.at(index, (sheet, at) => sheet.getRule(at)) || ""; }
}`;

module.exports = { styledComponents: [['e?new Ee(t,n):', `e?${sheets}:`]] };
