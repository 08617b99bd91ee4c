import TactusCommandKit
import Testing

@Suite struct HelpTextTests {
  @Test("Help shows usage, options, an example and exit statuses, and no line is too long")
  func command() {
    let text = SampleProgram.run("set", "--help").output
    let wanted = [
      "Set the timer.\n", "  timer set [OPTION…] [FILE…]\n",
      "It ticks, and then it rings.\n\nA sec",
      "  FILE  What to play.\n",
      "  -m, --minutes MINUTES  How long to wait. From 1 to 90. Default: 5.\n",
      "      --ring SOUND       What rings at the end. Values: bell, buzzer, silent.\n",
      "What it cooks in. Such as pan, wok.\n", "May be given several times.",
      "  timer set --minutes 3\n", "  0   success\n",
      "  2   an input is missing or cannot be read\n", "  64  the command line is wrong",
    ]
    for part in wanted { #expect(text.contains(part), "\(part) in:\n\(text)") }
    #expect(!text.contains("dish-1"), "a list too long to read")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(text)")
  }

  @Test("The overview lists every command with its abstract")
  func overview() {
    let text = SampleProgram.run("--help").output
    #expect(text.contains("  set   Set the timer.\n  cook  Cook a recipe.\n"), "\(text)")
    #expect(SampleProgram.run("help").output == text)
    #expect(SampleProgram.run("help", "set").output == SampleProgram.run("set", "--help").output)
  }
}
