import TactusJSON

#if !FUZZER
  import TactusXcodeProjects
#endif

/// Reads arbitrary bytes as a project file.
///
/// Damaged bytes are an error with a place in the file. What is read has its places in the file;
/// without the fuzzer, the objects are used as a project's, too.
#if FUZZER
  @_cdecl("LLVMFuzzerTestOneInput")
#endif
public func fuzzProjects(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let source = SourceText(name: "project.pbxproj", bytes: bytes)
  do throws(SourceTextError) {
    check(try ProjectFileParser.value(of: source), in: bytes)
  } catch {
    precondition(error.diagnostic.position != nil, "an error has a place")
    precondition(error.diagnostic.message.hasPrefix("expected "), "an error says what was expected")
  }
  #if !FUZZER
    use(source)
  #endif
  return 0
}

private func check(_ value: ProjectValue, in bytes: [UInt8]) {
  precondition(value.offset < bytes.count, "a value is in the file")
  for inner in value.array + value.members.values.map({ $0 }) {
    precondition(inner.offset > value.offset, "a value is after the beginning of the outer one")
    check(inner, in: bytes)
  }
}

#if !FUZZER
  /// Collects the files and the settings of all targets.
  private func use(_ source: SourceText) {
    guard !source.bytes.starts(with: "<?xml".utf8),
      let project = try? ProjectFile(source, of: "/none/App.xcodeproj")
    else { return }
    let references = FileReferences(of: project)
    for target in project.targets {
      let files = TargetFiles(of: target.object, in: project, references, informationFile: nil)
      // Objects of arbitrary bytes may name existing folders, but no project is there.
      precondition(files.resources.allSatisfy { !$0.place.hasPrefix("/") }, "a place is inside")
      let settings = TargetSettings(
        of: target.object, in: project, references, configuration: "Debug")
      for name in settings.settings.values.keys { _ = settings.words(name) }
    }
  }
#endif
