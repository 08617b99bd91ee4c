import Foundation

/// A node that adds echoes.
///
/// Steps AudioEngine.FX2, AudioEngine.FX5.
open class AVAudioUnitDelay: AVAudioUnitEffect {
  /// Creates a node with echoes of one second.
  public init() {
    let unit = EchoUnit()
    echo = unit
    super.init(unit)
  }

  /// The delay time in seconds, 0…2; 1 by default.
  open var delayTime: TimeInterval {
    get { TimeInterval(echo.values.get(.time)) }
    set { echo.values.set(.time, newValue.isFinite ? Float(min(max(newValue, 0), 2)) : 1) }
  }

  /// The feedback in percent, −100…100; 50 by default.
  ///
  /// A negative value has the effect of 0, because the plug-in repeats echoes with their sign.
  open var feedback: Float {
    get { echo.values.get(.amount) }
    set { echo.values.set(.amount, newValue.isFinite ? min(max(newValue, -100), 100) : 50) }
  }

  /// The cutoff frequency of the low-pass filter in Hz, from 10 to half of the sample rate; 15,000
  /// by default.
  open var lowPassCutoff: Float {
    get { echo.values.get(.frequency) }
    set { echo.values.set(.frequency, newValue.isFinite ? max(newValue, 10) : 15_000) }
  }

  /// The mix of the echoes in percent, 0…100; 100 by default.
  open var wetDryMix: Float {
    get { echo.values.get(.mix) }
    set { echo.values.set(.mix, EffectValues.percentage(newValue)) }
  }

  private let echo: EchoUnit
}
