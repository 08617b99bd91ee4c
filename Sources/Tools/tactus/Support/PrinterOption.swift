import Glibc
import TactusCommandKit
import TactusPrintJobs
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
  /// - Throws: `CommandFailure` for a text that is not a printer.
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
  static func variables(_ printers: [String]) -> [String: String] {
    ["TACTUS_PRINTER": printers.joined(separator: ",")]
  }

  /// Returns the print queue of a phone (Printing.FI1).
  ///
  /// - Parameters:
  ///   - printers: The real printers.
  ///   - folder: The folder for printed documents; `nil` for a private one.
  ///   - console: The console that reports the outcomes of jobs.
  static func queue(
    _ printers: [String], folder: String?, _ console: Console
  ) -> PrintSpooler {
    var settings = PrintSettings()
    settings.real = printers
    settings.folder = folder.map { PrintFolder(absolute($0)) }
    let queue = PrintSpooler(settings) { console.note($0) }
    queue.waitAtExit()
    return queue
  }

  private static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return "\(String(cString: folder))/\(path)"
  }
}
