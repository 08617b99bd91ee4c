internal import TactusCrashReports

extension vDSP {
  /// A cascade of biquad filters with its delay line.
  ///
  /// Several channels follow one another in a signal (Accelerate.AC16).
  public struct Biquad<T: vDSP_FloatingPointBiquadFilterable> {
    private let cascades: [BiquadCascade<T>]
    private var delays: [[T]]

    /// Creates filters of five coefficients each; those of all channels are before the next filter.
    public init?(
      coefficients: [Double], channelCount: UInt, sectionCount: UInt, ofType: T.Type
    ) {
      let (count, overflows) = channelCount.multipliedReportingOverflow(by: sectionCount)
      guard count > 0, !overflows, count == coefficients.count / 5, coefficients.count % 5 == 0
      else { return nil }
      let (channels, sections) = (Int(channelCount), Int(sectionCount))
      cascades = (0..<channels).map { channel in
        BiquadCascade(
          coefficients: (0..<sections).flatMap { section in
            let first = 5 * (section * channels + channel)
            return coefficients[first..<first + 5].map { T($0) }
          })
      }
      delays = Array(repeating: Array(repeating: 0, count: 2 * sections + 2), count: channels)
    }

    /// Returns the filtered signal, which continues the last one.
    public mutating func apply<U: AccelerateBuffer>(input: U) -> [T] where U.Element == T {
      var result = [T](repeating: 0, count: input.count)
      apply(input: input, output: &result)
      return result
    }

    /// Filters a signal, which continues the last one.
    public mutating func apply<U: AccelerateBuffer, V: AccelerateMutableBuffer>(
      input: U, output: inout V
    ) where U.Element == T, V.Element == T {
      check(input.count, output.count)
      let frames = input.count / cascades.count
      programmingPrecondition(
        frames * cascades.count == input.count,
        "vDSP: \(input.count) elements are no signal of \(cascades.count) channels")
      input.withUnsafeBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output in
          for (channel, cascade) in cascades.enumerated() {
            delays[channel].withUnsafeMutableBufferPointer { delay in
              guard let delay = delay.baseAddress else { return }
              for place in channel * frames..<(channel + 1) * frames {
                output[place] = cascade.next(input[place], delay)
              }
            }
          }
        }
      }
    }
  }
}
