#if !FUZZER
  import TactusLowering
#endif

/// Lowers arbitrary bytes as Swift source, with the interface of that source.
///
/// Every line must be kept, each diagnostic must have a line of the file, and the interface must be
/// restored from its text.
#if FUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzLowering(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let source = LoweringSource(path: "input.swift", text: text)
  var options = LoweringOptions()
  // Creation of objects and messages are lowered for code that can import the frameworks.
  options.modules = ["TactusFoundation", "TactusSelectors", "UIKit"]
  options.isTestable = true
  let lowering = Lowering(options)
  // Parsing takes most of the time, so both steps share the tree.
  let parsed = ParsedSource(source)
  let interface = lowering.interface(of: parsed)
  let read = FileInterface(text: interface.text)
  precondition(FileInterface(text: read.text) == read, "the interface is restored from its text")
  let file = lowering.lower(parsed, with: ModuleInterface([interface]))
  let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
  precondition(file.text.utf8.count { $0 == UInt8(ascii: "\n") } >= lines, "no line is lost")
  precondition(file.isChanged || file.text == text, "unchanged text is the same")
  for refusal in file.diagnostics {
    precondition((1...lines + 1).contains(refusal.line), "a diagnostic has its line")
  }
  return 0
}
