extension UIAccessibilityTextualContext {
  /// Whether punctuation has a meaning in such text, so that it is spoken (VoiceOver.TX1).
  var speaksPunctuation: Bool { [.sourceCode, .console, .fileSystem].contains(self) }
}
