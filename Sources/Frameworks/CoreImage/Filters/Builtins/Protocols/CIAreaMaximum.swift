/// The inputs of a filter for the maximum of an area.
public protocol CIAreaMaximum: CIAreaReductionFilter {}
