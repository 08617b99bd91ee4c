extension AVCaptureDevice {
  /// The system pressure on a device, by heat and power.
  open class SystemPressureState: NSObject {
    private override init() { super.init() }

    /// The level of the pressure.
    open var level: Level { noCamera() }
    /// The factors of the pressure.
    open var factors: Factors { noCamera() }

    /// A level of pressure.
    public struct Level: RawRepresentable, Hashable, Sendable {
      /// The name of the level.
      public let rawValue: String
      /// Creates a level from its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Nominal pressure.
      public static let nominal = Level(rawValue: "AVCaptureSystemPressureLevelNominal")
      /// Slightly elevated pressure.
      public static let fair = Level(rawValue: "AVCaptureSystemPressureLevelFair")
      /// Highly elevated pressure, at which a lower frame rate is advised.
      public static let serious = Level(rawValue: "AVCaptureSystemPressureLevelSerious")
      /// Critically elevated pressure, which affects quality.
      public static let critical = Level(rawValue: "AVCaptureSystemPressureLevelCritical")
      /// Pressure at which capturing stops.
      public static let shutdown = Level(rawValue: "AVCaptureSystemPressureLevelShutdown")
    }

    /// Factors of system pressure.
    public struct Factors: OptionSet, Sendable {
      /// The bits of the factors.
      public let rawValue: UInt
      /// Creates factors from bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The phone is hot.
      public static let systemTemperature = Factors(rawValue: 1)
      /// The camera has a peak demand of power.
      public static let peakPower = Factors(rawValue: 2)
      /// The depth module is hot.
      public static let depthModuleTemperature = Factors(rawValue: 4)
      /// The camera is hot.
      public static let cameraTemperature = Factors(rawValue: 8)
    }
  }
}
