// Importing XCUIAutomation also imports UIKit, whose types its interface uses.
@_exported import UIKit
