// Importing XCUIAutomation imports UIKit, whose types its API uses.
@_exported import UIKit
