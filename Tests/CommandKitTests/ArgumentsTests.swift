import Synchronization
import TactusCommandKit
import Testing

@Suite struct ArgumentsTests {
  /// Parses a command line and passes the arguments to a closure.
  private func read<Value: Sendable>(
    _ words: [String], _ look: @escaping @Sendable (Arguments) -> Value
  ) throws -> Value {
    let found = Mutex<Value?>(nil)
    let program = SampleProgram.program { arguments, _ in
      found.withLock { $0 = look(arguments) }
      return .success
    }
    let nowhere = TextOutput(descriptor: -1)
    _ = program.run(
      ["set"] + words, console: Console(output: nowhere, errors: nowhere, program: "timer"))
    return try #require(found.withLock { $0 })
  }

  @Test("An option that is not given has its default")
  func defaults() throws {
    let values = try read([]) {
      (
        $0[SampleProgram.minutes], $0[SampleProgram.ring], $0[SampleProgram.names],
        $0[SampleProgram.log], $0[SampleProgram.quiet], $0[SampleProgram.limit]
      )
    }
    #expect(values.0 == 5)
    #expect(values.1 == .bell)
    #expect(values.2.isEmpty)
    #expect(values.3 == nil)
    #expect(!values.4)
    #expect(values.5 == nil)
  }

  @Test(
    "A value may be the next word, or follow an equals sign or a one-letter option",
    arguments: [
      ["--minutes", "7"], ["--minutes=7"], ["-m", "7"], ["-m7"], ["-qm7"], ["--min", "7"],
    ])
  func spellings(words: [String]) throws {
    #expect(try read(words) { $0[SampleProgram.minutes] } == 7)
  }

  @Test("The last value of a repeated option counts, unless the option collects values")
  func twice() throws {
    let words = ["-m1", "-m2", "--name", "egg", "--name", "tea", "--also=bell", "--also=buzzer"]
    #expect(try read(words) { $0[SampleProgram.minutes] } == 2)
    #expect(try read(words) { $0[SampleProgram.names] } == ["egg", "tea"])
    #expect(try read(words) { $0[SampleProgram.also] } == [.bell, .buzzer])
  }

  @Test("Options and operands may mix, and two dashes end the options")
  func mixing() throws {
    let words = ["a.ahap", "-q", "b.ahap", "--", "--json", "-"]
    #expect(try read(words) { $0[SampleProgram.files] } == ["a.ahap", "b.ahap", "--json", "-"])
    #expect(try read(words) { $0[SampleProgram.quiet] })
    #expect(try !read(words) { $0[Option.json] })
  }

  @Test("A negative number is a value, not an option")
  func negative() throws {
    #expect(try read(["--gain", "-6.5"]) { $0[SampleProgram.gain] } == -6.5)
  }

  @Test("A command can tell an option that is given from its default")
  func gives() throws {
    #expect(try read(["-m5"]) { $0.gives(SampleProgram.minutes) })
    #expect(try !read([]) { $0.gives(SampleProgram.minutes) })
  }

  @Test("Many command lines are parsed concurrently without interference")
  func concurrently() async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for minutes in 1...80 {
        group.addTask {
          try read(["x\(minutes)", "-q", "-m", "\(minutes)"]) {
            $0[SampleProgram.minutes] == minutes && $0[SampleProgram.files] == ["x\(minutes)"]
          }
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }
}
