/// The inputs of a filter for the average of an area.
public protocol CIAreaAverage: CIAreaReductionFilter {}
