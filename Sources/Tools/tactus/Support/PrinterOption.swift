import Glibc
import TactusCommandKit
import TactusPrinters

/// The option `--printer`: the real printers that apps may print on.
enum PrinterOption {
  static let option = Option.texts(
    "printer", value: "PRINTER",
    help: """
      A real printer that the app's user can choose: a queue of CUPS, or an address such as \
      ipp://192.168.1.20/ipp/print. Otherwise what the app prints becomes PDF \
      documents, and nothing leaves the machine. 'tactus printers' lists printers.
      """)

  /// Returns the printers of the option.
  ///
  /// - Throws: `CommandFailure` for a text that is no printer.
  static func printers(_ texts: [String]) throws -> [String] {
    for text in texts {
      do throws(PrinterError) { _ = try PrinterAddress(text) } catch {
        throw CommandFailure(.unreadableInput, error.message)
      }
      guard !text.contains(",") else {
        throw CommandFailure(
          .unreadableInput, PrinterError.invalidAddress(text).message,
          hint: "Repeat --printer for each printer.")
      }
    }
    return texts
  }

  /// Returns the variables by which an app finds its printers (Printing.FI3).
  ///
  /// - Parameters:
  ///   - printers: The real printers.
  ///   - folder: The folder for printed documents; `nil` for a private one.
  static func variables(_ printers: [String], folder: String?) -> [String: String] {
    var variables = ["TACTUS_PRINTER": printers.joined(separator: ",")]
    if let folder { variables["TACTUS_PRINT_FOLDER"] = absolute(folder) }
    return variables
  }

  private static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return "\(String(cString: folder))/\(path)"
  }
}
