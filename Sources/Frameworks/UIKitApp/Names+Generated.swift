// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/UIKitApp.tsv.
// Do not edit.

extension UIAccessibility {
  /// An error of Guided Access.
  public struct GuidedAccessError: _StoredError, Sendable {
    /// The code of an error.
    public enum Code: Int, _StoredErrorCode {
      /// The error.
      public typealias _ErrorType = UIAccessibility.GuidedAccessError

      /// The phone does not let the app control Guided Access.
      case permissionDenied = 0
      /// The feature could not be turned on or off.
      case failed = 9_223_372_036_854_775_807
    }

    /// The error as an object.
    public let _nsError: NSError

    /// Creates an error of an object of the domain.
    public init(_nsError: NSError) { self._nsError = _nsError }

    /// The domain.
    public static var errorDomain: String { guidedAccessErrorDomain }
    /// The code of an error whose number has no name here.
    public static var _unlistedCode: Code { .failed }

    /// The phone does not let the app control Guided Access.
    public static var permissionDenied: Code { .permissionDenied }
    /// The feature could not be turned on or off.
    public static var failed: Code { .failed }
  }
}

/// The accessibility features that an app on a supervised phone turns on in Guided Access.
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt
  /// Creates a value from its raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// VoiceOver.
  public static let voiceOver = Self(rawValue: 1 << 0)
  /// Zoom.
  public static let zoom = Self(rawValue: 1 << 1)
  /// AssistiveTouch.
  public static let assistiveTouch = Self(rawValue: 1 << 2)
  /// Inverted colors.
  public static let invertColors = Self(rawValue: 1 << 3)
  /// Shades of gray.
  public static let grayscaleDisplay = Self(rawValue: 1 << 4)
}

extension RunLoop.Mode {
  /// The mode of the run loop while the user drags; on Linux an app uses one mode for everything.
  public static let tracking = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
}

extension UIApplication.LaunchOptionsKey {
  /// The key of the remote notification that the app shall handle.
  public static let remoteNotification =
    Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// The key of the local notification that the app shall handle, before iOS 10.
  public static let localNotification =
    Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// The key of a Boolean value: whether the app was launched for a change of the location.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// The key of the identifiers of downloads of a newsstand app.
  public static let newsstandDownloads =
    Self(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
  /// The key of the identifiers of managers of Bluetooth centrals.
  public static let bluetoothCentrals =
    Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  /// The key of the identifiers of managers of Bluetooth peripherals.
  public static let bluetoothPeripherals =
    Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  /// The key of a dictionary with the activity that the app shall continue.
  public static let userActivityDictionary =
    Self(rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// The key of the type of the activity, in that dictionary.
  public static let userActivityType =
    Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  /// The key of the metadata of a share that the app has accepted.
  public static let cloudKitShareMetadata =
    Self(rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
}

extension UIApplication {
  /// The key of the version of the bundle that has saved the state.
  public static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersionKey"
  /// The key of the idiom of the device that has saved the state.
  public static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiomKey"
  /// The key of the date at which the state was saved.
  public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestampKey"
  /// The key of the storyboard of a restored view controller.
  public static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboardKey"
  /// The key of the version of the system that has saved the state.
  public static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersionKey"
}

extension UIWindowScene {
  /// The animations with which a scene disappears.
  public enum DismissalAnimation: Int, Sendable {
    /// The usual animation.
    case standard = 1
    /// The animation of a scene whose content was accepted, such as a sent message.
    case commit = 2
    /// The animation of a scene whose content was discarded.
    case decline = 3
  }
}
