import TactusCommandKit
import Testing

@Suite struct UsageErrorTests {
  @Test(
    "A wrong command line is an error with the expected and the found value, and ends with 64",
    arguments: [
      (
        ["set", "--minutes", "abc"],
        "--minutes: expected a whole number of minutes from 1 to 90, found 'abc'"
      ),
      (
        ["set", "-m", "91"],
        "--minutes: expected a whole number of minutes from 1 to 90, found '91'"
      ),
      (
        ["set", "-m", "1.5"],
        "--minutes: expected a whole number of minutes from 1 to 90, found '1.5'"
      ),
      (["set", "--limit=x"], "--limit: expected a whole number from 0 to 9, found 'x'"),
      (["set", "--gain", "nan"], "--gain: expected a number of dB from -60 to 20, found 'nan'"),
      (["set", "--gain=1e400"], "--gain: expected a number of dB from -60 to 20, found '1e400'"),
      (["set", "--gain="], "--gain: expected a number of dB from -60 to 20, found ''"),
      (
        ["set", "--ring", "bel"],
        "--ring: expected one of bell, buzzer, silent, found 'bel'; did you mean 'bell'?"
      ),
      (
        ["set", "--dish=dsh-7"],
        "--dish: 'dsh-7' is none of the 40 words that it takes; did you mean 'dish-7'?"
      ),
      (["set", "--minutes"], "--minutes: expected MINUTES, found nothing"),
      (["set", "-m"], "--minutes: expected MINUTES, found nothing"),
      (["set", "--quiet=yes"], "--quiet takes no value"),
      (["set", "--minuts", "3"], "unknown option '--minuts'; did you mean '--minutes'?"),
      (["set", "--zzz"], "unknown option '--zzz'"),
      (["set", "-qz"], "unknown option '-z'"),
      (["set", "--l", "x"], "'--l' may be --log or --limit"),
      (["cook"], "RECIPE is missing"),
      (["cook", "a", "b"], "unexpected operand 'b'"),
      (["sett"], "unknown command 'sett'; did you mean 'set'?"),
      (["frobnicate"], "unknown command 'frobnicate'"),
      ([], "a command is missing"),
      (["--jsn"], "unknown option '--jsn'"),
      (["help", "cok"], "unknown command 'cok'; did you mean 'cook'?"),
    ])
  func message(words: [String], message: String) {
    let run = SampleProgram.run(words)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("timer: error: \(message)\n"), "\(run.errors)")
  }

  @Test("The hint names the command whose help to read")
  func hint() {
    #expect(SampleProgram.run("set", "-z").errors.contains("'timer set --help'"))
    #expect(SampleProgram.run("sett").errors.contains("'timer --help'"))
  }

  @Test("Arguments after --help are not checked")
  func helpFirst() {
    #expect(SampleProgram.run("cook", "--help", "--nonsense").status == .success)
    #expect(SampleProgram.run("set", "-h").output.contains("timer set [OPTION…] [FILE…]"))
  }
}
