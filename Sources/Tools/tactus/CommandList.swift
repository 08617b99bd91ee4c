import CommandKit

/// Every subcommand, in the order that help shows; one line each.
let commands: [Command] = [
  CompletionsCommand.command,
  ManualCommand.command,
]
