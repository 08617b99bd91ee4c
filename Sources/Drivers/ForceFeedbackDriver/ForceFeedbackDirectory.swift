import PhoneHardware

/// Gamepads and other input devices that shake.
public struct ForceFeedbackDirectory: WatchedDirectory {
  /// The word before the colon in addresses of input devices.
  public static let family = "evdev"

  private let devices: @Sendable () -> [InputDevice]
  private let calls: InputCalls
  private let news: @Sendable () -> (any InputNews)?

  /// Makes a directory of this machine's devices; nothing is opened yet.
  public init() {
    self.init(devices: InputDevices.all, calls: .kernel, news: { InputMonitor() })
  }

  /// Makes a directory of other devices, for tests.
  package init(
    devices: @escaping @Sendable () -> [InputDevice], calls: InputCalls,
    news: @escaping @Sendable () -> (any InputNews)? = { nil }
  ) {
    self.devices = devices
    self.calls = calls
    self.news = news
  }

  /// The word before the colon in addresses of input devices.
  public var family: String { Self.family }

  /// Every device with force feedback, or one entry that says that there is none.
  ///
  /// - Thread: any. Opens each device and closes it again, which stops nothing.
  public func list() -> [ActuatorDescription] {
    var hasUsual = false
    let list = devices().map { device -> ActuatorDescription in
      do throws(ActuatorError) {
        let open = try ForceFeedbackDevice(
          device.path, name: device.address.description, calls: calls)
        defer { hasUsual = true }
        return device.description(slotCount: open.slotCount, isUsual: !hasUsual)
      } catch {
        return device.description(availability: .missing(error))
      }
    }
    guard list.isEmpty else { return list }
    return [
      ActuatorDescription(
        ActuatorAddress(family: family), title: "Gamepads", abilities: [.rumble, .realTime],
        availability: .missing(Self.nothing))
    ]
  }

  /// Opens a device by its node, such as `event5`, its path or its title; without a name the first
  /// that can be used.
  ///
  /// - Thread: any.
  public func open(_ device: String?) throws(ActuatorError) -> any Actuator {
    let all = devices()
    guard let device else { return try openFirst(of: all) }
    guard let found = all.first(where: { $0.isCalled(device) }) else {
      let address = ActuatorAddress(family: family, device: device)
      throw .notFound(
        device: address.description, known: all.map(\.address.description) + ["null"])
    }
    return try open(found)
  }

  /// Begins to watch which devices come and go, as udev tells.
  ///
  /// - Thread: any.
  public func watch() throws(ActuatorError) -> any ActuatorWatch {
    guard let monitor = InputMonitor() else {
      throw .refused(device: family, reason: "udev cannot be listened to")
    }
    return ForceFeedbackWatch(self, monitor)
  }

  // MARK: Internals

  private static let nothing = ActuatorError.noService(
    device: family, lookedFor: ["input devices with force feedback in /sys/class/input"],
    remedy: "Connect a gamepad that rumbles; one on Bluetooth has to be paired.")

  private func openFirst(of all: [InputDevice]) throws(ActuatorError) -> any Actuator {
    var first: ActuatorError?
    for device in all {
      do throws(ActuatorError) { return try open(device) } catch { first = first ?? error }
    }
    throw first ?? Self.nothing
  }

  private func open(_ device: InputDevice) throws(ActuatorError) -> ForceFeedbackActuator {
    try ForceFeedbackActuator(device, devices: devices, calls: calls, news: news)
  }
}
