/// Lowers any bytes as if they were Swift, alone and once more.
///
/// No line may be lost, what is refused has a place in the file, and facts come back from their text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLowering(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let source = LoweringSource(path: "input.swift", text: text)
  let lowering = Lowering()
  let facts = lowering.facts(of: source)
  let read = FileFacts(text: facts.text)
  precondition(FileFacts(text: read.text) == read, "facts come back from their text")
  let file = lowering.lower(source, with: ModuleFacts([facts]))
  let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
  precondition(file.text.utf8.count { $0 == UInt8(ascii: "\n") } >= lines, "no line is lost")
  precondition(file.isChanged || file.text == text, "what is not changed is the same")
  for refusal in file.diagnostics {
    precondition((1...lines + 1).contains(refusal.line), "a refusal has its line")
  }
  return 0
}
