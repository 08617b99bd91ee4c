public import TactusPhoneLink
import TactusPrinters

extension PrintRequest: ServicePayload {
  /// Returns the JSON members of the request.
  public func payloadFields() throws(LinkError) -> String {
    switch self {
    case .submit(let submission): #""do":"submit",\#(try submission.payloadFields())"#
    case .cancel(let job): #""do":"cancel","job":\#(job)"#
    case .jobs: #""do":"jobs""#
    case .observe(let isOn): #""do":"observe","on":\#(isOn)"#
    }
  }

  /// Decodes a request.
  public init(_ fields: WireFields) throws(LinkError) {
    switch try fields.text("do") {
    case "submit": self = .submit(try PrintSubmission(fields))
    case "cancel": self = .cancel(try fields.whole("job"))
    case "jobs": self = .jobs
    case "observe": self = .observe(try fields.flag("on"))
    default: throw .malformed
    }
  }
}

extension PrintSubmission {
  fileprivate func payloadFields() throws(LinkError) -> String {
    var files: [String] = []
    for document in documents {
      let password = try document.password.map { text throws(LinkError) in
        #","password":\#(try wireText(text, atMost: PrintLimits.textBytes))"#
      }
      files.append(#"{"file":\#(document.descriptor)\#(password ?? "")}"#)
    }
    return #""ticket":{\#(try ticket.payloadFields())},"#
      + #""printer":\#(try wireText(PrintLimits.short(printer, atMost: PrintLimits.textBytes))),"#
      + #""printerName":"#
      + (try wireText(PrintLimits.short(printerName, atMost: PrintLimits.nameBytes)))
      + #","pages":\#(pageCount),"documents":[\#(files.joined(separator: ","))]"#
  }

  fileprivate init(_ fields: WireFields) throws(LinkError) {
    var documents: [Document] = []
    for object in try fields.objects("documents", atMost: PrintLimits.documents) {
      let descriptor = try object.count("file", in: 0...Int(Int32.max))
      let password =
        object.has("password")
        ? try object.shortText("password", atMost: PrintLimits.textBytes) : nil
      documents.append(Document(descriptor: Int32(descriptor), password: password))
    }
    guard !documents.isEmpty else { throw .malformed }
    self.init(
      try PrintTicket(try fields.object("ticket")),
      printer: try fields.plainText("printer", atMost: PrintLimits.textBytes),
      printerName: try fields.plainText("printerName"),
      pageCount: try fields.count("pages", in: 0...PrintLimits.pages), documents: documents)
  }
}

extension PrintReceipt: ServicePayload {
  /// Returns the JSON members of the receipt.
  public func payloadFields() throws(LinkError) -> String {
    switch self {
    case .queued(let job): #""job":\#(job)"#
    case .refused(let reason):
      #""refused":\#(try wireText(PrintLimits.short(reason, atMost: PrintLimits.textBytes)))"#
    }
  }

  /// Decodes a receipt.
  public init(_ fields: WireFields) throws(LinkError) {
    self =
      fields.has("job")
      ? .queued(try fields.whole("job"))
      : .refused(try fields.plainText("refused", atMost: PrintLimits.textBytes))
  }
}
