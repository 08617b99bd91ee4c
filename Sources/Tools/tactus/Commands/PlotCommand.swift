import TactusCommandKit
import TactusHapticFormats
import TactusHapticPlots
import TactusHapticSynthesis
import TactusJSON
import TactusPatternCommands

/// `tactus plot`: plots a pattern, in the terminal or as a picture.
enum PlotCommand {
  static let file = Operand.file(
    "FILE", extensions: ["ahap"], help: "The pattern to plot; - is standard input.")
  static let output = Option<String?>.file(
    "output", short: "o", value: "OUT", extensions: PlotFormat.allCases.map(\.rawValue),
    help: "Write a picture, .svg, .png or .pdf; - is standard output.")
  static let format = Option<PlotFormat?>.choice(
    "format", value: "FORMAT", help: "The picture's format, regardless of its name.")
  static let theme = Option<PlotTheme?>.choice(
    "theme", value: "THEME",
    help: "The colors; by default light in a picture, the terminal's in a terminal.")
  static let title = Option<String?>.text(
    "title", value: "TEXT", help: "The title; by default the file's name.")
  static let width = Option<Int?>.integer(
    "width", value: "POINTS", in: 20...8000, unit: "points or columns",
    help: "The width: points of a picture, columns in a terminal.")
  static let height = Option<Int?>.integer(
    "height", value: "POINTS", in: 10...8000, unit: "points or lines",
    help: "The height: points of a picture, lines in a terminal; at least what the plot needs.")
  static let scale = Option.number(
    "scale", value: "FACTOR", in: 0.1...8, unit: "pixels a point",
    default: HapticPlot.defaultScale, help: "Pixels a point of a PNG.")
  static let from = Option<Double?>.number(
    "from", value: "SECONDS", in: 0...86_400, unit: "seconds", help: "The start time.")
  static let to = Option<Double?>.number(
    "to", value: "SECONDS", in: 0...86_400, unit: "seconds", help: "The end time.")

  static let command = Command(
    "plot",
    abstract: "Plot a pattern.",
    discussion: """
      The picture shows events over time, intensity as height and sharpness as color, their \
      envelopes with the effect of controls, sounds, and below them the actuator's drive (a \
      fraction of full scale) and the acceleration at a fingertip (in g). Without --output it is \
      drawn with characters in the terminal.

      A picture is written completely or not at all, and is the same for the same pattern.
      """,
    examples: [
      Example("tactus plot heart.ahap", "Plots in the terminal."),
      Example("tactus plot heart.ahap -o heart.svg", "Writes a picture for a document."),
      Example(
        "tactus plot heart.ahap -o start.png --theme dark --to 0.3",
        "Plots the first 0.3 seconds, light on dark."),
    ],
    operands: [file],
    options: [
      output, format, theme, title, width, height, scale, from, to, ActuatorOption.actuator,
    ],
    statuses: [.unreadableInput, .cannotCreateOutput, .outputFailed]
  ) { arguments, console in
    if let from = arguments[from], let to = arguments[to], to <= from {
      throw CommandFailure(.usage, "--to must be after --from")
    }
    let kind = try pictureFormat(arguments)
    let input = PatternInput(
      try PatternFile(arguments[file], console: console),
      actuator: try ActuatorOption.profile(arguments), console: console)
    let longest = RenderedSignals.longestDuration
    if min(input.pattern.duration, arguments[to] ?? .infinity) > longest {
      console.warn(
        "signals are plotted up to \(Int(longest)) s, events to the end",
        at: SourceLocation(arguments[file]))
    }
    if let kind, let path = arguments[output] {
      try write(input, as: kind, to: path, arguments, console)
    } else {
      console.output.write(terminalPlot(input, arguments, console).render())
    }
    return .success
  }

  /// Returns the format of the requested picture, or `nil` for the terminal.
  private static func pictureFormat(_ arguments: Arguments) throws -> PlotFormat? {
    guard let path = arguments[output] else {
      guard arguments[format] == nil else {
        throw CommandFailure(.usage, "--format needs --output")
      }
      return nil
    }
    guard let format = arguments[format] ?? PlotFormat(fileName: path) else {
      throw CommandFailure(
        .usage, "--output: expected a name that ends in .svg, .png or .pdf, found '\(path)'",
        hint: "--format svg, png or pdf sets the format for any name.")
    }
    return format
  }

  private static func write(
    _ input: PatternInput, as format: PlotFormat, to path: String, _ arguments: Arguments,
    _ console: Console
  ) throws {
    let options = PlotOptions(
      theme: arguments[theme] ?? .light, title: arguments[title] ?? input.name,
      width: arguments[width].map(Double.init) ?? PlotOptions().width,
      height: arguments[height].map(Double.init), from: arguments[from], to: arguments[to])
    let plot = HapticPlot(
      input.pattern, signals: input.signals(), waveforms: input.waveforms,
      actuator: input.actuator, options: options)
    let bytes: [UInt8]
    do {
      bytes = try plot.bytes(as: format, scale: arguments[scale])
    } catch {
      throw CommandFailure(.cannotCreateOutput, error.description)
    }
    if path == "-" {
      console.output.write(bytes: bytes)
    } else {
      try OutputFile.write(
        bytes, to: path, sparing: input.sources + ActuatorOption.file(arguments))
    }
  }

  private static func terminalPlot(
    _ input: PatternInput, _ arguments: Arguments, _ console: Console
  ) -> TerminalPlot {
    var options = TerminalPlotOptions(console, title: arguments[title] ?? input.name)
    if let theme = arguments[theme] { options.theme = theme }
    if let width = arguments[width] { options.columns = width }
    if let height = arguments[height] { options.rows = height }
    options.from = arguments[from]
    options.to = arguments[to]
    return TerminalPlot(
      input.pattern, signals: input.signals(), waveforms: input.waveforms,
      actuator: input.actuator, options: options)
  }
}
