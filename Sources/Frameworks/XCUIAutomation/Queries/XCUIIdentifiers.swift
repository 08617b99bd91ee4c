// The identifiers of the buttons in a Mac window's title bar. The phone's windows have none, so a
// query for one is always empty (UITesting.UQ6).
//
// - Source: the identifiers that public tests of Mac apps write in place of the constants.
//   Confidence: observed.

/// The button that closes a window on a Mac.
public let XCUIIdentifierCloseWindow = "_XCUI:CloseWindow"
/// The button that puts a window into the Dock on a Mac.
public let XCUIIdentifierMinimizeWindow = "_XCUI:MinimizeWindow"
/// The button that enlarges a window on a Mac.
public let XCUIIdentifierZoomWindow = "_XCUI:ZoomWindow"
/// The button that spreads a window over the screen on a Mac.
public let XCUIIdentifierFullScreenWindow = "_XCUI:FullScreenWindow"
