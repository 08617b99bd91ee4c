import TactusPhoneHardware

/// The family of gamepads and other input devices with force feedback.
public struct ForceFeedbackDirectory: WatchedDirectory {
  /// The family name of input devices.
  public static let family = "evdev"

  private let devices: @Sendable () -> [InputDevice]
  private let calls: InputCalls
  private let eventSource: @Sendable () -> (any InputEventSource)?

  /// Creates a directory of this machine's devices; nothing is opened yet.
  public init() {
    self.init(devices: InputDevices.all, calls: .kernel, eventSource: { InputMonitor() })
  }

  /// Creates a directory of other devices, for tests.
  package init(
    devices: @escaping @Sendable () -> [InputDevice], calls: InputCalls,
    eventSource: @escaping @Sendable () -> (any InputEventSource)? = { nil }
  ) {
    self.devices = devices
    self.calls = calls
    self.eventSource = eventSource
  }

  /// The family name of input devices.
  public var family: String { Self.family }

  /// Returns every device with force feedback, or one entry that reports that there is none.
  ///
  /// - Thread: any. Opens each device and closes it again, which stops nothing.
  public func list() -> [ActuatorDescription] {
    var hasUsual = false
    let list = devices().map { device -> ActuatorDescription in
      do throws(ActuatorError) {
        let open = try ForceFeedbackDevice(
          device.path, name: device.address.description, calls: calls)
        defer { hasUsual = true }
        return device.description(slotCount: open.slotCount, isDefault: !hasUsual)
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
  /// usable one.
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

  /// Starts watching for connections and disconnections, as reported by udev.
  ///
  /// - Thread: any.
  public func watch() throws(ActuatorError) -> any ActuatorWatch {
    guard let monitor = InputMonitor() else {
      throw .refused(device: family, reason: "udev is not available")
    }
    return ForceFeedbackWatch(self, monitor)
  }

  // MARK: Internals

  private static let nothing = ActuatorError.noService(
    device: family, lookedFor: ["input devices with force feedback in /sys/class/input"],
    remedy: "Connect a gamepad with rumble; a Bluetooth gamepad must be paired first.")

  private func openFirst(of all: [InputDevice]) throws(ActuatorError) -> any Actuator {
    var first: ActuatorError?
    for device in all {
      do throws(ActuatorError) { return try open(device) } catch { first = first ?? error }
    }
    throw first ?? Self.nothing
  }

  private func open(_ device: InputDevice) throws(ActuatorError) -> ForceFeedbackActuator {
    try ForceFeedbackActuator(device, devices: devices, calls: calls, eventSource: eventSource)
  }
}
