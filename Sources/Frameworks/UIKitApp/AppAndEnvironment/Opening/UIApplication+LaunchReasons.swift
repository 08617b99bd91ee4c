// The reasons for launches that do not happen here: no launch options have these keys.
extension UIApplication.LaunchOptionsKey {
  /// The key of the remote notification that the app shall handle.
  public static let remoteNotification = Self(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  /// The key of the local notification that the app shall handle, before iOS 10.
  public static let localNotification = Self(
    rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  /// The key of a Boolean value: whether the app was launched for a change of the location.
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  /// The key of the identifiers of downloads of a newsstand app.
  public static let newsstandDownloads = Self(
    rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
  /// The key of the identifiers of managers of Bluetooth centrals.
  public static let bluetoothCentrals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  /// The key of the identifiers of managers of Bluetooth peripherals.
  public static let bluetoothPeripherals = Self(
    rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  /// The key of a dictionary with the activity that the app shall continue.
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// The key of the type of the activity, in that dictionary.
  public static let userActivityType = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  /// The key of the metadata of a share that the app has accepted.
  public static let cloudKitShareMetadata = Self(
    rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
}
