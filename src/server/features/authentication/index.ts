// Authentication: logging in and out, forgotten passwords and registrations.
// It owns the tables `password_request` and `registration`, and writes the passwords in `shop_user`; sessions are in
// `visitors/`. It publishes the plugins of its routes and the daily `forgetting`.
export { forgetting } from './forgetting';
export { loginRoutes } from './loginRoutes';
export { passwordRoutes } from './passwordRoutes';
export { registrationRoutes } from './registrationRoutes';
