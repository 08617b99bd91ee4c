import Foundation
import TactusHapticAdaptation
import TactusHapticProfiles

/// The generator of Swift and Markdown from the tables in `Data`: `swift run generate-tables`, in
/// the project's folder.
///
/// With `--check` nothing is written: the names of outdated files are printed, and the exit status
/// is 1. With `--table FILE FOLDER` the Swift of one table of declarations is printed, for the
/// room in a folder.
@main
enum GenerateTables {
  static func main() throws {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if arguments.count == 3, arguments[0] == "--table" {
        print(try declarations(table: arguments[1], room: arguments[2]), terminator: "")
      } else {
        try make(isCheck: arguments.contains("--check"))
      }
    } catch let error as TableError {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  /// Returns the Swift of a table of declarations, whose kind is the name of its folder.
  private static func declarations(table: String, room folder: String) throws -> String {
    switch table.split(separator: "/").dropLast().last {
    case "Names": try NameTable(path: table).swift
    case "Functions": try FunctionTable(path: table).swift
    case "KeyedProperties": try KeyedPropertyTable(path: table).swift
    case "Precisions":
      try PrecisionTable(path: table, folder: folder).texts().map(\.text).joined()
    default:
      throw TableError(
        path: table, line: 1,
        expected: "a table in Names, Functions, KeyedProperties or Precisions", found: table)
    }
  }

  /// Writes or compares all files.
  private static func make(isCheck: Bool) throws {
    var differing = 0
    for (target, text) in try tables() {
      if isCheck {
        guard try String(contentsOfFile: target, encoding: .utf8) != text else { continue }
        print("\(target): differs from its data; run: swift run generate-tables")
        differing += 1
      } else {
        try text.write(toFile: target, atomically: true, encoding: .utf8)
        print("wrote \(target)")
      }
    }
    if differing > 0 { exit(1) }
  }

  /// Returns all generated files with their texts.
  private static func tables() throws -> [(target: String, text: String)] {
    let profiles = try DataFile.all(in: "Data/Actuators", extension: "json").map {
      try ActuatorProfileReader.read($0)
    }
    let engine = try DataFile.read("Data/TapticEngine.json", as: TapticEngineTable.self)
    let digitizer = try DataFile.read("Data/Digitizer.json", as: DigitizerTable.self)
    let colors = try DataFile.read("Data/SystemColors.json", as: SystemColorTable.self)
    let type = try DataFile.read("Data/DynamicType.json", as: DynamicTypeTable.self)
    let materials = try DataFile.read("Data/Materials.json", as: MaterialTable.self)
    let keyboards = try DataFile.read("Data/KeyboardLayouts.json", as: KeyboardLayoutTable.self)
    let intents = try IntentTables()
    let motors = try DataFile.all(in: "Data/Motors", extension: "json").map {
      try DataFile.read($0, as: MotorProfile.self)
    }
    return [
      (
        "Sources/Frameworks/UIKitViews/ViewsAndControls/VisualEffects/Material+Generated.swift",
        try materials.swift()
      ),
      (
        "Sources/Frameworks/UIKitValues/Drawing/Colors/SystemColor+Generated.swift",
        try colors.swift()
      ),
      (
        "Sources/Frameworks/UIKitValues/Drawing/Symbols/SymbolTable+Generated.swift",
        try SymbolTable().swift
      ),
      (
        "Sources/Frameworks/UIKitValues/Drawing/Symbols/SymbolNames+Generated.swift",
        try SymbolTable.names()
      ),
      ("Documentation/Symbols.md", try SymbolTable().page),
      (
        "Sources/Frameworks/UIKitValues/TextDisplayAndFonts/Fonts/DynamicType+Generated.swift",
        type.swift
      ),
      (
        "Sources/Haptics/HapticAdaptation/MotorProfile+Generated.swift", MotorTable(motors).swift
      ),
      (
        "Sources/Haptics/HapticSynthesis/Actuators/ActuatorProfile+Generated.swift",
        ActuatorTable(profiles).swift
      ),
      ("Sources/Phone/Phone/TapticEngine/TapticEngine+Generated.swift", engine.swift),
      (
        "Sources/Frameworks/UIKit/OldSpellings/OldSpellings+Generated.swift",
        try OldSpellingsTable("UIKit").swift
      ),
      (
        "Sources/Screen/QuartzCore/OldSpellings/OldSpellings+Generated.swift",
        try OldSpellingsTable("QuartzCore").swift
      ),
      (
        "Sources/Tools/Lowering/Doctor/OldSpellings+Generated.swift",
        try OldSpellingsTable.names(["UIKit", "QuartzCore"])
      ),
      ("Sources/Apps/Keyboard/LanguageKeys+Generated.swift", keyboards.swift),
      ("Sources/Apps/Keyboard/Emoji/EmojiTable+Generated.swift", try EmojiTable().swift),
      ("Sources/Phone/Phone/Models/PhoneModel+Generated.swift", try PhoneModelTable().swift),
      ("Sources/Phone/Phone/Digitizer/DigitizerConstants+Generated.swift", digitizer.swift),
      (
        "Sources/Phone/Phone/SystemFeedback/SystemFeedback+Generated.swift",
        try SystemFeedbackTable().swift
      ),
      (
        "Sources/Frameworks/CoreAudioTypes/AudioChannelLayoutTags+Generated.swift",
        try AudioChannelLayoutTable().swift
      ),
      ("Sources/Frameworks/Intents/Core/Responses+Generated.swift", intents.responseFile),
      ("Sources/Frameworks/Intents/Core/ResponseCodes+Generated.swift", intents.codeFile),
      (
        "Sources/Frameworks/Intents/Resolution/ResolutionResults+Generated.swift",
        intents.resolutionFile
      ),
      (
        "Sources/Frameworks/Intents/Resolution/UnsupportedReasons+Generated.swift",
        intents.reasonFile
      ),
    ] + (try declarations())
  }

  /// Returns the files that are made of the tables of declarations.
  private static func declarations() throws -> [(target: String, text: String)] {
    try NameTable.all() + FunctionTable.all() + PrecisionTable.all() + KeyedPropertyTable.all()
  }
}
