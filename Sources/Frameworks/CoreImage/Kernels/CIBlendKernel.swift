/// A blend mode of the system for two images.
///
/// Apps cannot compile their own (CoreImage.PK4, CoreImage.RD4).
///
/// - Thread: any; all its properties are constants.
open class CIBlendKernel: CIColorKernel, @unchecked Sendable {
  // Nothing changes.

  /// Returns the foreground, blended with the background.
  open func apply(foreground: CIImage, background: CIImage) -> CIImage? {
    let (one, two) =
      isReversed ? (background.source, foreground.source) : (foreground.source, background.source)
    let extent = foreground.extent.union(background.extent)
    switch formula {
    case .pixels(let mix): return CIImage(MapSource(one, two, extent: extent) { _ in mix })
    case .filter(let name):
      let parameters = [kCIInputBackgroundImageKey: isReversed ? foreground : background]
      return (isReversed ? background : foreground)
        .applyingFilter(name, parameters: parameters)
    }
  }

  /// Returns the foreground, blended with the background in a color space.
  ///
  /// - Parameters:
  ///   - foreground: The foreground.
  ///   - background: The background.
  ///   - colorSpace: Ignored: colors are blended in the context's working space.
  open func apply(
    foreground: CIImage, background: CIImage, colorSpace: CGColorSpace
  ) -> CIImage? { apply(foreground: foreground, background: background) }

  /// The name of the routine.
  open override var name: String { ownName }

  // MARK: Components

  /// The sum of both.
  public class var componentAdd: CIBlendKernel { kernel("componentAdd", "CIAdditionCompositing") }
  /// The product of both.
  public class var componentMultiply: CIBlendKernel {
    kernel("componentMultiply", "CIMultiplyCompositing")
  }
  /// The lesser component.
  public class var componentMin: CIBlendKernel { kernel("componentMin", "CIMinimumCompositing") }
  /// The greater component.
  public class var componentMax: CIBlendKernel { kernel("componentMax", "CIMaximumCompositing") }

  // MARK: Porter and Duff

  /// Nothing.
  public class var clear: CIBlendKernel { kernel("clear") { _, _ in .zero } }
  /// The foreground.
  public class var source: CIBlendKernel { kernel("source") { source, _ in source } }
  /// The background.
  public class var destination: CIBlendKernel { kernel("destination") { _, ground in ground } }
  /// The foreground over the background.
  public class var sourceOver: CIBlendKernel { kernel("sourceOver", "CISourceOverCompositing") }
  /// The background over the foreground.
  public class var destinationOver: CIBlendKernel {
    kernel("destinationOver", "CISourceOverCompositing", isReversed: true)
  }
  /// The foreground where the background is.
  public class var sourceIn: CIBlendKernel { kernel("sourceIn") { $0 * $1.w } }
  /// The background where the foreground is.
  public class var destinationIn: CIBlendKernel { kernel("destinationIn") { $1 * $0.w } }
  /// The foreground where the background is not.
  public class var sourceOut: CIBlendKernel { kernel("sourceOut") { $0 * (1 - $1.w) } }
  /// The background where the foreground is not.
  public class var destinationOut: CIBlendKernel { kernel("destinationOut") { $1 * (1 - $0.w) } }
  /// The foreground over the background, where the background is.
  public class var sourceAtop: CIBlendKernel {
    kernel("sourceAtop") { $0 * $1.w + $1 * (1 - $0.w) }
  }
  /// The background over the foreground, where the foreground is.
  public class var destinationAtop: CIBlendKernel {
    kernel("destinationAtop") { $1 * $0.w + $0 * (1 - $1.w) }
  }
  /// Each image where the other is transparent.
  public class var exclusiveOr: CIBlendKernel {
    kernel("exclusiveOr") { $0 * (1 - $1.w) + $1 * (1 - $0.w) }
  }

  // MARK: Modes

  /// The product of the colors.
  public class var multiply: CIBlendKernel { kernel("multiply", "CIMultiplyBlendMode") }
  /// The product of the inverted colors.
  public class var screen: CIBlendKernel { kernel("screen", "CIScreenBlendMode") }
  /// Multiply or screen, depending on the background.
  public class var overlay: CIBlendKernel { kernel("overlay", "CIOverlayBlendMode") }
  /// The darker components.
  public class var darken: CIBlendKernel { kernel("darken", "CIDarkenBlendMode") }
  /// The lighter components.
  public class var lighten: CIBlendKernel { kernel("lighten", "CILightenBlendMode") }
  /// A background that the foreground brightens.
  public class var colorDodge: CIBlendKernel { kernel("colorDodge", "CIColorDodgeBlendMode") }
  /// A background that the foreground darkens.
  public class var colorBurn: CIBlendKernel { kernel("colorBurn", "CIColorBurnBlendMode") }
  /// Multiply or screen, depending on the foreground.
  public class var hardLight: CIBlendKernel { kernel("hardLight", "CIHardLightBlendMode") }
  /// Lighten or darken, depending on the foreground.
  public class var softLight: CIBlendKernel { kernel("softLight", "CISoftLightBlendMode") }
  /// The difference of the colors.
  public class var difference: CIBlendKernel { kernel("difference", "CIDifferenceBlendMode") }
  /// A difference with less contrast.
  public class var exclusion: CIBlendKernel { kernel("exclusion", "CIExclusionBlendMode") }

  /// The sum of the colors, less white.
  public class var linearBurn: CIBlendKernel { kernel("linearBurn", "CILinearBurnBlendMode") }
  /// The sum of the colors.
  public class var linearDodge: CIBlendKernel { kernel("linearDodge", "CILinearDodgeBlendMode") }
  /// Burn or dodge, depending on the foreground.
  public class var vividLight: CIBlendKernel { kernel("vividLight", "CIVividLightBlendMode") }
  /// Linear burn or linear dodge, depending on the foreground.
  public class var linearLight: CIBlendKernel { kernel("linearLight", "CILinearLightBlendMode") }
  /// The darker or the lighter components, depending on the foreground.
  public class var pinLight: CIBlendKernel { kernel("pinLight", "CIPinLightBlendMode") }
  /// Components of 0 or 1, as a vivid light is dark or light.
  public class var hardMix: CIBlendKernel {
    blending(
      "hardMix",
      BlendModeFilters.byComponent { BlendModeFilters.vividLight($0, $1) < 0.5 ? 0 : 1 })
  }
  /// The color with less luminance.
  public class var darkerColor: CIBlendKernel {
    blending("darkerColor") { $1.luminance < $0.luminance ? $1 : $0 }
  }
  /// The color with more luminance.
  public class var lighterColor: CIBlendKernel {
    blending("lighterColor") { $1.luminance > $0.luminance ? $1 : $0 }
  }
  /// The background less the foreground.
  public class var subtract: CIBlendKernel { kernel("subtract", "CISubtractBlendMode") }
  /// The background divided by the foreground.
  public class var divide: CIBlendKernel { kernel("divide", "CIDivideBlendMode") }
  /// The background with the hue of the foreground.
  public class var hue: CIBlendKernel { kernel("hue", "CIHueBlendMode") }
  /// The background with the saturation of the foreground.
  public class var saturation: CIBlendKernel { kernel("saturation", "CISaturationBlendMode") }
  /// The background with the hue and the saturation of the foreground.
  public class var color: CIBlendKernel { kernel("color", "CIColorBlendMode") }
  /// The background with the luminance of the foreground.
  public class var luminosity: CIBlendKernel { kernel("luminosity", "CILuminosityBlendMode") }

  // MARK: Internals

  private enum Formula {
    case filter(String)
    case pixels(@Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>)
  }

  private let ownName: String
  private let formula: Formula
  private let isReversed: Bool

  private init(_ name: String, _ formula: Formula, isReversed: Bool = false) {
    (ownName, self.formula, self.isReversed) = (name, formula, isReversed)
    super.init()
  }

  private static func kernel(
    _ name: String, _ filter: String, isReversed: Bool = false
  ) -> CIBlendKernel { CIBlendKernel(name, .filter(filter), isReversed: isReversed) }

  private static func kernel(
    _ name: String, _ mix: @escaping @Sendable (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> CIBlendKernel { CIBlendKernel(name, .pixels(mix)) }

  private static func blending(
    _ name: String, _ mode: @escaping ColorBlending.Mode
  ) -> CIBlendKernel { CIBlendKernel(name, .pixels(ColorBlending.pixels(mode))) }
}
