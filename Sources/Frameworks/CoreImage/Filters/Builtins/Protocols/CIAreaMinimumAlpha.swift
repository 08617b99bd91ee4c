/// The inputs of a filter that finds the least opaque pixel of an area.
public protocol CIAreaMinimumAlpha: CIAreaReductionFilter {}
