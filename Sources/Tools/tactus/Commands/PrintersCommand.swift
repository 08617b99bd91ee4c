import Glibc
import TactusCommandKit
import TactusPrinters
import TactusTextFormatting

/// `tactus printers`: lists printers that apps can print on, and the reason for others.
enum PrintersCommand {
  static let printer = Option.texts(
    "printer", value: "PRINTER",
    help: "A queue of CUPS or an address to ask, instead of a search.")

  static let command = Command(
    "printers",
    abstract: "List printers, and the reason for each that cannot print.",
    discussion: """
      The first word of a line is the argument for --printer of 'tactus run' and 'tactus simulate'. \
      The queues of CUPS are listed, and the printers of the network if Avahi runs. Nothing is \
      printed. Apps print PDF documents unless a printer is named.
      """,
    examples: [
      Example("tactus printers", "Lists every printer with its state."),
      Example(
        "tactus printers --printer ipp://192.168.1.20/ipp/print", "Asks one printer what it can do."
      ),
      Example("tactus printers --json | jq -r '.[].address'", "Prints only the addresses."),
    ],
    options: [printer, Option.json],
    statuses: [.serviceMissing]
  ) { arguments, console in
    let found: [FoundPrinter]
    do throws(PrinterError) {
      found = try printers(arguments[printer])
    } catch {
      throw CommandFailure(.serviceMissing, error.message)
    }
    let known = found.map { ($0, description(of: $0)) }
    if arguments[Option.json] {
      console.print(json: .array(known.map { json($0.0, $0.1) }))
    } else {
      for (printer, description) in known { show(printer, description, on: console) }
      if found.isEmpty { console.print("No printer was found.") }
      for note in notes(arguments[printer]) { console.note(note) }
    }
    return .success
  }

  // MARK: Internals

  private static func printers(_ texts: [String]) throws(PrinterError) -> [FoundPrinter] {
    guard !texts.isEmpty else { return try PrinterSearch.run() }
    let server = PrinterSearch.server
    var found: [FoundPrinter] = []
    for text in texts {
      found.append(
        FoundPrinter(
          text, address: try PrinterAddress(text, server: server), note: "", model: "",
          isDefault: false))
    }
    return found
  }

  private static func description(
    of printer: FoundPrinter
  ) -> Result<PrinterDescription, PrinterError> {
    guard let address = printer.address else {
      return .failure(.unreachable("its address is not known"))
    }
    return Result { () throws(PrinterError) in try Printer(address).describe(within: 5) }
  }

  /// Returns what is missing to find more printers.
  private static func notes(_ named: [String]) -> [String] {
    guard named.isEmpty else { return [] }
    var notes: [String] = []
    if !PrinterSearch.hasServer {
      notes.append("no server of CUPS runs here, so there are no queues; install the package cups")
    }
    if access("/run/avahi-daemon/socket", F_OK) != 0 {
      notes.append(
        "Avahi does not run, so printers of the network are not found; name one by its address, or "
          + "install the package avahi-daemon")
    }
    return notes
  }

  private static func show(
    _ printer: FoundPrinter, _ result: Result<PrinterDescription, PrinterError>,
    on console: Console
  ) {
    let (word, style) = state(result)
    let star = printer.isDefault ? "*" : " "
    console.print(
      "\(console.output.styled(printer.address?.text ?? printer.name, .bold)) \(star) "
        + "\(console.output.styled(word, style)): \(facts(printer, result).joined(separator: ", "))"
    )
    if let reason = reason(result) { console.print("   \(reason)") }
  }

  private static func facts(
    _ printer: FoundPrinter, _ result: Result<PrinterDescription, PrinterError>
  ) -> [String] {
    guard case .success(let description) = result else { return [printer.name] }
    var facts = [description.name, description.model, description.location].filter { !$0.isEmpty }
    facts.append(description.isColor ? "color" : "black and white")
    if description.sides.count > 1 { facts.append("both sides") }
    facts.append(NumberFormat.count(description.papers.count, "paper"))
    return facts
  }

  private static func state(
    _ result: Result<PrinterDescription, PrinterError>
  ) -> (String, TextStyle) {
    switch result {
    case .failure: ("missing", .red)
    case .success(let description):
      description.stoppingReason != nil || !description.isAccepting
        ? ("stopped", .yellow) : ("ready", .green)
    }
  }

  private static func reason(
    _ result: Result<PrinterDescription, PrinterError>
  ) -> String? {
    switch result {
    case .failure(let error): error.message
    case .success(let description):
      description.stoppingReason?.text ?? (description.isAccepting ? nil : "it takes no jobs")
    }
  }

  private static func json(
    _ printer: FoundPrinter, _ result: Result<PrinterDescription, PrinterError>
  ) -> JSONOutput {
    let description = try? result.get()
    return [
      "name": .string(description?.name ?? printer.name),
      "address": .string(printer.address?.text ?? ""),
      "state": .string(state(result).0),
      "reason": reason(result).map(JSONOutput.string) ?? .null,
      "model": .string(description?.model ?? printer.model),
      "location": .string(description?.location ?? ""),
      "usual": .bool(printer.isDefault),
      "color": .bool(description?.isColor ?? false),
      "sides": .array((description?.sides.map(\.rawValue).sorted() ?? []).map(JSONOutput.string)),
      "formats": .array((description?.formats ?? []).map(JSONOutput.string)),
      "papers": .array((description?.papers ?? []).map { .string($0.name) }),
    ]
  }
}
