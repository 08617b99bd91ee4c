extension UnitFrequency {
  /// Frames per second, equal to hertz.
  ///
  /// - Source: the symbol is a guess.
  public class var framesPerSecond: UnitFrequency {
    UnitFrequency(symbol: "fps", converter: UnitConverterLinear(coefficient: 1))
  }
}
