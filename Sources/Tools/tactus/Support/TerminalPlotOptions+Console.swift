import TactusCommandKit
import TactusHapticPlots

extension TerminalPlotOptions {
  /// Creates options from the size and capabilities of a console's terminal.
  ///
  /// - Source: `NO_COLOR` as on no-color.org (`TextOutput` reads it), `COLORTERM` as terminals set
  ///   it, the locale variables in the order of POSIX, `COLORFGBG` as rxvt sets it. Confidence:
  ///   documented.
  init(_ console: Console, title: String? = nil) {
    self.init(
      columns: console.output.width,
      // One line remains for the shell's prompt.
      rows: console.output.height.map { $0 - 1 } ?? 24,
      characters: Self.isUnicode ? .unicode : .ascii,
      colors: Self.colors(console.output), theme: Self.isDark ? .dark : .light, title: title)
  }

  private static func colors(_ output: TextOutput) -> Colors {
    guard output.usesColor else { return .none }
    return ["truecolor", "24bit"].contains(Environment["COLORTERM"]) ? .trueColor : .palette
  }

  private static var isUnicode: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { Environment[$0] }
      .first { !$0.isEmpty }
    let name = (locale ?? "").lowercased()
    return name.contains("utf-8") || name.contains("utf8")
  }

  /// Whether the terminal's background is dark, as most are.
  private static var isDark: Bool {
    guard let background = Environment["COLORFGBG"]?.split(separator: ";").last else { return true }
    return !["7", "15"].contains(background)
  }
}
