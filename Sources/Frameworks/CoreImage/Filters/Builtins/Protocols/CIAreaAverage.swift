/// The properties of a filter for the average of an area.
public protocol CIAreaAverage: CIAreaReductionFilter {}
