/** The `appId` of electron-builder.yml, by which Windows groups windows and finds the icon of the taskbar. */
export const APP_ID = 'io.github.hungarian-war-referee';
