extension AVCaptureDevice {
  /// The pressure on a device by heat and power.
  open class SystemPressureState: NSObject {
    private override init() { super.init() }

    /// The level of the pressure.
    open var level: Level { noCamera() }
    /// The causes of the pressure.
    open var factors: Factors { noCamera() }

    /// A level of pressure.
    public struct Level: RawRepresentable, Hashable, Sendable {
      /// The name of the level.
      public let rawValue: String
      /// Creates a level from its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// As usual.
      public static let nominal = Level(rawValue: "AVCaptureSystemPressureLevelNominal")
      /// Slightly raised.
      public static let fair = Level(rawValue: "AVCaptureSystemPressureLevelFair")
      /// Highly raised, so that a lower frame rate is advised.
      public static let serious = Level(rawValue: "AVCaptureSystemPressureLevelSerious")
      /// Critically raised, so that quality suffers.
      public static let critical = Level(rawValue: "AVCaptureSystemPressureLevelCritical")
      /// So high that capturing stops.
      public static let shutdown = Level(rawValue: "AVCaptureSystemPressureLevelShutdown")
    }

    /// Causes of pressure.
    public struct Factors: OptionSet, Sendable {
      /// The bits of the causes.
      public let rawValue: UInt
      /// Creates causes from their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The phone is hot.
      public static let systemTemperature = Factors(rawValue: 1)
      /// The camera needs much power.
      public static let peakPower = Factors(rawValue: 2)
      /// The module that measures depth is hot.
      public static let depthModuleTemperature = Factors(rawValue: 4)
      /// The camera is hot.
      public static let cameraTemperature = Factors(rawValue: 8)
    }
  }
}
