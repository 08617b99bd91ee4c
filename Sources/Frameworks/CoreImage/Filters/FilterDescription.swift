/// A filter of the system: its name, inputs and formula.
struct FilterDescription: Sendable {
  let name: String
  let category: String
  let inputs: [FilterInput]
  /// Returns the result for values; nil if an image is missing.
  let make: @Sendable (FilterValues) -> (any ImageSource)?

  init(
    _ name: String, _ category: String, _ inputs: [FilterInput],
    _ make: @escaping @Sendable (FilterValues) -> (any ImageSource)?
  ) {
    (self.name, self.category, self.inputs, self.make) = (name, category, inputs, make)
  }

  /// Creates a filter that changes each pixel.
  static func map(
    _ name: String, _ category: String, _ inputs: [FilterInput],
    _ change: @escaping @Sendable (FilterValues) -> @Sendable (SIMD4<Float>) -> SIMD4<Float>
  ) -> FilterDescription {
    FilterDescription(name, category, [.image] + inputs) { values in
      let change = change(values)
      return values.image(kCIInputImageKey).map { MapSource($0) { _ in change } }
    }
  }

  /// The categories.
  var categories: [String] {
    [category, kCICategoryVideo, kCICategoryStillImage, kCICategoryBuiltIn]
  }

  /// The localized name.
  var displayName: String { Self.words(String(name.dropFirst("CI".count))) }

  /// The attributes, as `CIFilter.attributes` has them.
  var attributes: [String: Any] {
    var result: [String: Any] = [
      kCIAttributeFilterName: name, kCIAttributeFilterDisplayName: displayName,
      kCIAttributeFilterCategories: categories,
    ]
    for input in inputs { result[input.key] = input.attributes }
    return result
  }

  /// Returns a name in camel case as words.
  static func words(_ name: String) -> String {
    var result = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let isNext = index + 1 < letters.count && letters[index + 1].isLowercase
      let isAfterSmall = index > 0 && letters[index - 1].isLowercase
      if index > 0, letter.isUppercase, isNext || isAfterSmall { result += " " }
      result.append(letter)
    }
    return result
  }

  /// All filters of the system by their names.
  static let all: [String: FilterDescription] = {
    let filters =
      ColorFilters.all + ComponentFilters.all + CompositingFilters.all + BlendModeFilters.all
      + PolynomialFilters.all + LookupFilters.all + GeometryFilters.all + PerspectiveFilters.all
      + NeighborFilters.all + ConvolutionFilters.all + GeneratorFilters.all + ShapeGenerators.all
      + BarcodeFilters.all + ReductionFilters.all + MaskFilters.all
    return Dictionary(uniqueKeysWithValues: filters.map { ($0.name, $0) })
  }()
}
