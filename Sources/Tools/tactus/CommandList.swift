import CommandKit

/// Every subcommand, in the order that help shows; one line each.
let commands: [Command] = [
  CheckCommand.command,
  PlotCommand.command,
  RenderCommand.command,
  CompletionsCommand.command,
  ManualCommand.command,
]
