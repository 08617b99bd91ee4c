/// The inputs of a filter that finds the most opaque pixel of an area.
public protocol CIAreaMaximumAlpha: CIAreaReductionFilter {}
