import TactusInstalledApps

/// An app on a simulated phone, with the program that its icon starts.
public struct SimulatedInstallation: Sendable {
  /// The app.
  public var description: AppDescription
  /// The program.
  public var program: any SimulatedProgram

  /// Creates an installation.
  public init(_ description: AppDescription, program: any SimulatedProgram) {
    self.description = description
    self.program = program
  }
}
