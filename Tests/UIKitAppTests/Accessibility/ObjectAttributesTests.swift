import Testing
import UIKit

/// The accessibility attributes of objects whose static type is `NSObject`.
@MainActor @Suite struct ObjectAttributesTests {
  @Test("A view that is known as an object only has its own attributes")
  func view() {
    let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30, height: 4))
    (label.text, label.accessibilityHint) = ("tea", "hot")
    let object: NSObject = label
    #expect(object.isAccessibilityElement && object.accessibilityLabel == "tea")
    #expect(object.accessibilityHint == "hot")
    #expect(object.accessibilityFrame == label.accessibilityFrame)
    object.accessibilityIdentifier = "cup"
    #expect(label.accessibilityIdentifier == "cup")
  }

  @Test("An object of another class stores its attributes")
  func plain() {
    let object = NSObject()
    #expect(!object.isAccessibilityElement && object.accessibilityCustomActions == nil)
    object.accessibilityLabel = "pot"
    object.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
    object.accessibilityElements = [object]
    #expect(object.accessibilityLabel == "pot" && object.accessibilityFrame.width == 3)
    #expect(object.accessibilityElements?.count == 1 && NSObject().accessibilityLabel == nil)
    object.accessibilityElements = nil
    // The block of the object is its action.
    var count = 0
    object.accessibilityActivateBlock = {
      count += 1
      return true
    }
    object.accessibilityIncrementBlock = { count += 10 }
    #expect(object.accessibilityActivate() && !object.accessibilityPerformEscape())
    object.accessibilityIncrement()
    object.accessibilityDecrement()
    #expect(count == 11)
  }
}
