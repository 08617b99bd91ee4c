internal import TactusCrashReports

/// The sound of a notification.
///
/// Steps Notifications.SO1….
///
/// - Thread: any; all its properties are constants.
open class UNNotificationSound: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The app's file; `nil` for a sound of the phone.
  let name: UNNotificationSoundName?
  private let isCritical: Bool
  private let volume: Float

  private init(_ name: UNNotificationSoundName?, isCritical: Bool, volume: Float = 1) {
    (self.name, self.isCritical, self.volume) = (name, isCritical, volume)
    super.init()
  }

  /// Creates a sound of a file, of 30 seconds at most, in the app's `Library/Sounds` or its bundle.
  public convenience init(named name: UNNotificationSoundName) {
    self.init(name, isCritical: false)
  }

  // MARK: Sounds

  /// The sound of the phone.
  open class var `default`: UNNotificationSound { UNNotificationSound(nil, isCritical: false) }
  /// The ringtone of the phone for calls; the same as the default sound here.
  open class var defaultRingtone: UNNotificationSound {
    UNNotificationSound(nil, isCritical: false)
  }
  /// Returns a ringtone from a file.
  open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(name, isCritical: false)
  }

  // MARK: Critical sounds

  /// The sound of the phone in spite of the ring switch; not supported: it follows the switch.
  open class var defaultCritical: UNNotificationSound { critical(nil, 1) }
  /// Returns the sound of the phone in spite of the ring switch; not supported: it follows the
  /// switch and the volume.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    critical(nil, volume)
  }
  /// Returns the sound of a file in spite of the ring switch; not supported: it follows the switch.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    critical(name, 1)
  }
  /// Returns the sound of a file in spite of the ring switch; not supported: it follows the switch
  /// and the volume.
  open class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { critical(name, volume) }

  /// Returns a critical sound, which plays like any other (Notifications.SO3).
  private class func critical(
    _ name: UNNotificationSoundName?, _ volume: Float
  ) -> UNNotificationSound {
    RuntimeWarning.once(
      "UNNotificationSound: a critical sound plays as any other; the phone gives no app the "
        + "permission for it", namesPlace: true)
    return UNNotificationSound(name, isCritical: true, volume: volume)
  }

  // MARK: Objects

  /// Returns whether another object is an equal sound.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationSound else { return false }
    return (name, isCritical, volume) == (other.name, other.isCritical, other.volume)
  }
  /// The hash of the name.
  open override var hash: Int { name.hashValue }
  /// Returns the sound itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  /// Whether sounds support secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Restores a sound.
  public required init?(coder: NSCoder) {
    name = coder.decodeObject(of: NSString.self, forKey: "name")
      .map { UNNotificationSoundName($0 as String) }
    isCritical = coder.number("isCritical").boolValue
    volume = coder.number("volume").floatValue
    super.init()
  }

  /// Archives the sound.
  open func encode(with coder: NSCoder) {
    coder.encode(name.map { $0.rawValue as NSString }, forKey: "name")
    coder.encode(number: NSNumber(value: isCritical), "isCritical")
    coder.encode(number: NSNumber(value: volume), "volume")
  }
}
