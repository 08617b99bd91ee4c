// The identifiers of the buttons in a Mac window's title bar. The phone's windows have none, so a
// query for one finds nothing (UITesting.UQ6).
//
// - Source: the identifiers that public tests of Mac apps write in place of the constants.
//   Confidence: observed.

/// The identifier for a window's close button.
public let XCUIIdentifierCloseWindow = "_XCUI:CloseWindow"
/// The identifier for a window's minimize button.
public let XCUIIdentifierMinimizeWindow = "_XCUI:MinimizeWindow"
/// The identifier for a window's zoom button.
public let XCUIIdentifierZoomWindow = "_XCUI:ZoomWindow"
/// The identifier for a window's full-screen button.
public let XCUIIdentifierFullScreenWindow = "_XCUI:FullScreenWindow"
