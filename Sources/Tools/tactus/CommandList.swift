import TactusCommandKit
import TactusPatternCommands

/// All subcommands, in the order of the help.
let commands: [Command] = [
  CheckCommand.command,
  PlotCommand.command,
  PlayCommand.command,
  RenderCommand.command,
  FeedbackCommand.command,
  SimulateCommand.command,
  PhoneCommand.command,
  RunCommand.command,
  InstallCommand.command,
  UninstallCommand.command,
  AppsCommand.command,
  PrivacyCommand.command,
  HealthCommand.command,
  TestCommand.command,
  LogCommand.command,
  SDKCommand.command,
  DoctorCommand.command,
  DevicesCommand.command,
  PrintersCommand.command,
  CompletionsCommand.command,
  ManualCommand.command,
]
