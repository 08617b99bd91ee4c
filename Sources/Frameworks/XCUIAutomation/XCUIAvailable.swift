/// Whether elements on the screen can be tested: 1.
public let XCUI_UI_TESTING_AVAILABLE: Int32 = 1
