public import TactusPhoneLink
import TactusPhoneTypes
import TactusPrinters

extension PrintJobTable: ServicePayload {
  /// Returns the JSON members of the table.
  public func payloadFields() throws(LinkError) -> String {
    var texts: [String] = []
    for job in jobs { texts.append("{\(try job.payloadFields())}") }
    return #""jobs":[\#(texts.joined(separator: ","))]"#
  }

  /// Decodes a table.
  public init(_ fields: WireFields) throws(LinkError) {
    self.init()
    for object in try fields.objects("jobs", atMost: PrintLimits.jobs) {
      jobs.append(try PrintJob(object))
    }
  }
}

extension PrintJob {
  fileprivate func payloadFields() throws(LinkError) -> String {
    func short(_ text: String, _ limit: Int) throws(LinkError) -> String {
      try wireText(PrintLimits.short(text, atMost: limit))
    }
    var words: [String] = []
    for reason in reasons.prefix(PrintLimits.reasons) {
      // The suffix of a severity is what a reason is read without.
      let keyword = PrintLimits.short(reason.keyword, atMost: PrintLimits.nameBytes)
      words.append(try wireText(keyword + "-report"))
    }
    var fields = [
      #""job":\#(id),"state":\#(state.rawValue),"done":\#(pagesDone),"pages":\#(pageCount)"#,
      #""at":"\#(submitted.nanoseconds)","ticket":{\#(try ticket.payloadFields())}"#,
      #""printer":\#(try short(printer, PrintLimits.textBytes))"#,
      #""printerName":\#(try short(printerName, PrintLimits.nameBytes))"#,
      #""reasons":[\#(words.joined(separator: ","))]"#,
    ]
    if let client {
      fields.append(
        #""app":\#(try short(client.bundle, PrintLimits.nameBytes)),"#
          + #""appName":\#(try short(client.name, PrintLimits.nameBytes))"#)
    }
    if let failure { fields.append(#""failure":\#(try short(failure, PrintLimits.textBytes))"#) }
    return fields.joined(separator: ",")
  }

  fileprivate init(_ fields: WireFields) throws(LinkError) {
    let client =
      fields.has("app")
      ? PrintClient(bundle: try fields.plainText("app"), name: try fields.plainText("appName"))
      : nil
    self.init(
      try fields.whole("job"), try PrintTicket(try fields.object("ticket")),
      printer: try fields.plainText("printer", atMost: PrintLimits.textBytes),
      printerName: try fields.plainText("printerName"),
      pageCount: try fields.count("pages", in: 0...PrintLimits.pages), client: client,
      submitted: try fields.instant("at"))
    guard let state = PrinterJobState(rawValue: try fields.whole("state")) else {
      throw .malformed
    }
    self.state = state
    pagesDone = try fields.count("done", in: 0...pageCount)
    let words = try fields.texts("reasons")
    guard words.count <= PrintLimits.reasons else { throw .malformed }
    reasons = words.map { PrinterReason($0) }
    guard
      reasons.allSatisfy({
        PrintLimits.short($0.keyword, atMost: PrintLimits.nameBytes) == $0.keyword
      })
    else { throw .malformed }
    if fields.has("failure") {
      failure = try fields.plainText("failure", atMost: PrintLimits.textBytes)
    }
  }
}
