internal import Glibc
import TactusPrinters
import TactusThreads

/// The printers of a phone, and the place for what it prints.
///
/// `TACTUS_PRINTER` names real printers, separated by commas: queues of CUPS or addresses. Nothing
/// is sent to others. `TACTUS_PRINT_FOLDER` is the folder of what is printed without one.
public struct PrintSettings: Sendable {
  /// The printers that keep what is printed.
  public var simulated: [SimulatedPrinter]
  /// The real printers, with the texts that name them.
  public var real: [String] = []
  /// The folder for printed documents; `nil` for a private one, which appears with the first.
  public var folder: PrintFolder?
  /// Whether printed documents stay in memory instead, for a test.
  public var keepsDocuments = false

  /// Creates settings of a phone with one printer.
  public init(simulated: [SimulatedPrinter] = [SimulatedPrinter()]) { self.simulated = simulated }

  /// The settings of the process: in a test bundle documents stay in memory.
  public static var ofProcess: PrintSettings {
    var settings = PrintSettings()
    func variable(_ name: String) -> String {
      getenv(name).map { String(cString: $0) } ?? ""
    }
    settings.real = variable("TACTUS_PRINTER").split(separator: ",").map(String.init)
    let folder = variable("TACTUS_PRINT_FOLDER")
    if TestProcess.isCurrent {
      settings.keepsDocuments = true
    } else {
      settings.folder = folder.isEmpty ? nil : PrintFolder(folder)
    }
    return settings
  }
}
