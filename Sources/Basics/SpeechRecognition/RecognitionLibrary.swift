internal import CTactusPocketsphinx
internal import Glibc

/// The functions of the library, and the files with its model of American English.
struct RecognitionLibrary: @unchecked Sendable {
  // Functions of a library that is never unloaded.

  /// The functions.
  let functions: recognizer_functions

  /// The library; `nil` if it or its model is not installed.
  static let shared: RecognitionLibrary? = {
    var functions = recognizer_functions()
    let files = [sounds + "/mdef", dictionary, language]
    guard files.allSatisfy({ access($0, R_OK) == 0 }), recognizer_load(&functions) != 0 else {
      return nil
    }
    return RecognitionLibrary(functions: functions)
  }()

  private static let folder = "/usr/share/pocketsphinx/model/en-us"
  /// The folder with the model of sounds.
  static let sounds = folder + "/en-us"
  /// The file with the pronunciations of words.
  static let dictionary = folder + "/cmudict-en-us.dict"
  /// The file with the model of the language.
  static let language = folder + "/en-us.lm.bin"
}
