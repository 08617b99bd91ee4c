import Testing
import UIKit

/// The raw values of enumerations and option sets, which apps store and pass to other systems.
///
/// - Source: Apple's public headers (documented).
@MainActor struct RawValueTests {
  private func check<Value: RawRepresentable>(
    _ type: Value.Type, _ values: KeyValuePairs<Value, Int>
  ) where Value.RawValue: BinaryInteger {
    for (value, expected) in values {
      #expect(Int(value.rawValue) == expected, "\(type): \(value)")
      #expect(Value(rawValue: value.rawValue)?.rawValue == value.rawValue)
    }
  }

  @Test("Raw values are those of the iPhone: UIEditMenuArrowDirection to UIMenuElement.Attributes")
  func values1() {
    check(UIEditMenuArrowDirection.self, [.automatic: 0, .up: 1, .down: 2, .left: 3, .right: 4])
    check(UIMenu.ElementSize.self, [.small: 0, .medium: 1, .large: 2, .automatic: -1])
    check(UIPasteControl.DisplayMode.self, [.iconAndLabel: 0, .iconOnly: 1, .labelOnly: 2])
    check(
      UIControl.Event.self,
      [
        .touchDown: 1, .touchDownRepeat: 2, .touchDragInside: 4, .touchDragOutside: 8,
        .touchDragEnter: 16, .touchDragExit: 32, .touchUpInside: 64, .touchUpOutside: 128,
        .touchCancel: 256, .valueChanged: 4096, .primaryActionTriggered: 8192,
        .menuActionTriggered: 16384, .editingDidBegin: 65536, .editingChanged: 131072,
        .editingDidEnd: 262144, .editingDidEndOnExit: 524288, .allTouchEvents: 4095,
        .allEditingEvents: 983040, .applicationReserved: 251658240,
        .systemReserved:
          4026531840, .allEvents: 4294967295,
      ])
    check(UIControl.ContentVerticalAlignment.self, [.center: 0, .top: 1, .bottom: 2, .fill: 3])
    check(
      UIControl.ContentHorizontalAlignment.self,
      [
        .center: 0, .left: 1, .right: 2, .fill: 3, .leading: 4, .trailing: 5,
      ])
    check(
      UIControl.State.self,
      [
        .normal: 0, .highlighted: 1, .disabled: 2, .selected: 4, .focused: 8,
        .application: 16711680, .reserved: 4278190080,
      ])
    check(
      UIDatePicker.Mode.self,
      [
        .time: 0, .date: 1, .dateAndTime: 2, .countDownTimer: 3, .yearAndMonth: 4,
      ])
    check(
      UIDeviceOrientation.self,
      [
        .unknown: 0, .portrait: 1, .portraitUpsideDown: 2, .landscapeLeft: 3,
        .landscapeRight: 4, .faceUp: 5, .faceDown: 6,
      ])
    check(UIDevice.BatteryState.self, [.unknown: 0, .unplugged: 1, .charging: 2, .full: 3])
    check(
      UIKeyboardType.self,
      [
        .default: 0, .asciiCapable: 1, .asciiCapable: 1, .numbersAndPunctuation: 2,
        .URL:
          3, .numberPad: 4, .phonePad: 5, .namePhonePad: 6, .emailAddress: 7,
        .decimalPad:
          8, .twitter: 9, .webSearch: 10, .asciiCapableNumberPad: 11,
      ])
    check(
      UITouch.Phase.self,
      [
        .began: 0, .moved: 1, .stationary: 2, .ended: 3, .cancelled: 4, .regionEntered: 5,
        .regionMoved: 6, .regionExited: 7,
      ])
    check(UITouch.Properties.self, [.force: 1, .azimuth: 2, .altitude: 4, .location: 8])
    check(UITextField.ViewMode.self, [.never: 0, .whileEditing: 1, .unlessEditing: 2, .always: 3])
    check(UIStatusBarStyle.self, [.default: 0, .lightContent: 1, .darkContent: 3])
    check(UIStatusBarAnimation.self, [.none: 0, .fade: 1, .slide: 2])
    check(
      UIGestureRecognizer.State.self,
      [
        .possible: 0, .began: 1, .changed: 2, .ended: 3, .cancelled: 4, .failed: 5,
        .recognized: 3,
      ])
    check(UIKeyboardAppearance.self, [.default: 0, .alert: 1, .dark: 1, .light: 2])
    check(UISwipeGestureRecognizer.Direction.self, [.right: 1, .left: 2, .up: 4, .down: 8])
    check(
      UIMenuController.ArrowDirection.self,
      [
        .default: 0, .up: 1, .down: 2, .left: 3, .right: 4,
      ])
    check(UIUserInterfaceLayoutDirection.self, [.leftToRight: 0, .rightToLeft: 1])
    check(
      UIUserInterfaceIdiom.self,
      [
        .unspecified: -1, .phone: 0, .pad: 1, .tv: 2, .carPlay: 3, .mac: 5,
      ])
    check(UIApplication.State.self, [.active: 0, .inactive: 1, .background: 2])
    check(
      UIAccessibilityScrollDirection.self,
      [
        .right: 1, .left: 2, .up: 3, .down: 4, .next: 5, .previous: 6,
      ])
    check(
      UITextGranularity.self,
      [
        .character: 0, .word: 1, .sentence: 2, .paragraph: 3, .line: 4, .document: 5,
      ])
    check(
      UIKeyModifierFlags.self,
      [
        .alphaShift: 65536, .shift: 131072, .control: 262144, .alternate: 524288,
        .command: 1048576, .numericPad: 2097152,
      ])
    check(UIRectEdge.self, [.top: 1, .left: 2, .bottom: 4, .right: 8, .all: 15])
    check(UIInputView.Style.self, [.default: 0, .keyboard: 1])
    check(UIUserInterfaceSizeClass.self, [.unspecified: 0, .compact: 1, .regular: 2])
    check(UIAccessibilityNavigationStyle.self, [.automatic: 0, .separate: 1, .combined: 2])
    check(UIForceTouchCapability.self, [.unknown: 0, .unavailable: 1, .available: 2])
    check(UIPreviewAction.Style.self, [.default: 0, .selected: 1, .destructive: 2])
    check(UIPress.Phase.self, [.began: 0, .changed: 1, .stationary: 2, .ended: 3, .cancelled: 4])
    check(UITraitEnvironmentLayoutDirection.self, [.unspecified: -1])
    check(UIUserInterfaceStyle.self, [.unspecified: 0, .light: 1, .dark: 2])
    check(UITextField.DidEndEditingReason.self, [.committed: 0, .cancelled: 1])
    check(
      UIAccessibilityContainerType.self,
      [
        .none: 0, .dataTable: 1, .list: 2, .landmark: 3, .semanticGroup: 4,
      ])
    check(
      UIScene.ActivationState.self,
      [
        .unattached: -1, .foregroundActive: 0, .foregroundInactive: 1, .background: 2,
      ])
    check(UIMenuElement.State.self, [.off: 0, .on: 1, .mixed: 2])
    check(
      UIMenuElement.Attributes.self,
      [
        .disabled: 1, .destructive: 2, .hidden: 4, .keepsMenuPresented: 8,
      ])
  }

  @Test("Raw values are those of the iPhone: UIMenu.Options to UIButton.Configuration.CornerStyle")
  func values2() {
    check(
      UIMenu.Options.self,
      [
        .displayInline: 1, .destructive: 2, .singleSelection: 32, .displayAsPalette: 128,
      ])
    check(UIContextMenuInteractionCommitStyle.self, [.dismiss: 0, .pop: 1])
    check(UIAccessibilityContrast.self, [.unspecified: -1, .normal: 0, .high: 1])
    check(UIUserInterfaceLevel.self, [.unspecified: -1, .base: 0, .elevated: 1])
    check(UIDatePickerStyle.self, [.automatic: 0, .wheels: 1, .compact: 2, .inline: 3])
    check(UIEvent.ButtonMask.self, [.primary: 1, .secondary: 2])
    check(UIPointerEffect.TintMode.self, [.none: 0, .overlay: 1, .underlay: 2])
    check(UIButton.Role.self, [.normal: 0, .primary: 1, .cancel: 2, .destructive: 3])
    check(UIContextMenuInteraction.Appearance.self, [.unknown: 0, .rich: 1, .compact: 2])
    check(UIUserInterfaceActiveAppearance.self, [.unspecified: -1, .inactive: 0, .active: 1])
    check(UIButton.Configuration.Size.self, [.medium: 0, .small: 1, .mini: 2, .large: 3])
    check(
      UIButton.Configuration.TitleAlignment.self,
      [
        .automatic: 0, .leading: 1, .center: 2, .trailing: 3,
      ])
    check(
      UIButton.Configuration.CornerStyle.self,
      [
        .fixed: -1, .dynamic: 0, .small: 1, .medium: 2, .large: 3, .capsule: 4,
      ])
  }
}
