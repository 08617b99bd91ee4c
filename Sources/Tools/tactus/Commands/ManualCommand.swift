import TactusCommandKit

/// `tactus manual`: prints the manual page.
enum ManualCommand {
  static let command = Command(
    "manual",
    abstract: "Print the manual page, as source for man.",
    examples: [
      Example("tactus manual | man -l -", "Shows the page."),
      Example("tactus manual > /usr/local/share/man/man1/tactus.1", "Installs it."),
    ]
  ) { _, console in
    console.output.write(ManualPage(TactusProgram.program).text)
    return .success
  }
}
